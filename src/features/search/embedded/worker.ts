import {createAnswerer} from './answerQuestions';
import type {WorkerQuestion} from './messages';
import {readFile} from './readFile';

const scope = self as unknown as {
  onmessage: (event: MessageEvent<WorkerQuestion>) => void;
  postMessage: (answer: unknown) => void;
};
const answer = createAnswerer(readFile);

scope.onmessage = ({data}) => {
  void answer(data).then((message) => scope.postMessage(message));
};
