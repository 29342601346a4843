import type {Question} from '../../data/decisionTrees/row';
import {
  HEAD,
  toHead,
  toTextLines,
  toUnit,
  type Arrow,
  type DecisionTreePicture,
  type Label,
} from './geometry';
import {toCodeWords, toLines, toTextWidth} from './text';

/** Size of all texts, the same as in the stylesheet, and the extra width of semibold questions. */
const SIZE = 13;
const BOLD = 1.04;
const LEADING = 17;
const WIDTH = 608;
/** Space between a box and its text. */
const PAD = 12;
/** Left edge of the outcomes, which form one column. */
const OUTCOMES = 252;
/** Distance of a question that interrupts its parent's answers from the parent. */
const INDENT = 26;
/** Distance of the line that connects the answers from the left edge of their question. */
const SPINE = 14;
/** Distance of an answer from that line. */
const TICK = 16;
const GAP = 10;
/** Length of the arrow to a further question. */
const STEP = 20;

type Shapes = Readonly<Record<'questions' | 'answers', Label[]>> & {
  readonly outcomes: DecisionTreePicture['outcomes'][number][];
  readonly arrows: Arrow[];
};

/**
 * The picture of a decision tree: questions on the left, one below the other, each answer with an
 * arrow to its outcome on the right. The question behind the last answer continues straight down;
 * the question behind another answer is indented.
 */
export function layoutDecisionTree(root: Question): DecisionTreePicture {
  const shapes: Shapes = {questions: [], answers: [], outcomes: [], arrows: []};
  const height = Math.ceil(placeQuestion(root, 1, 1, shapes)) + 1;
  // One width, so that the boxes form a column on both sides.
  const width = Math.max(...shapes.outcomes.map((outcome) => outcome.width));
  const x = toUnit(OUTCOMES + width / 2);
  const outcomes = shapes.outcomes.map((outcome) => ({...outcome, width, x}));
  return {width: WIDTH, height, ...shapes, outcomes};
}

/** Adds a question with everything below it, and returns where it ends. */
function placeQuestion({ask, answers}: Question, left: number, top: number, to: Shapes): number {
  const box = toBox(ask, [left, top], WIDTH - 1 - left, BOLD);
  to.questions.push(box);
  const spine = left + SPINE;
  const start = top + box.height;
  let [y, end] = [start, start];
  for (const [index, answer] of answers.entries()) {
    y += GAP;
    const isOutcome = 'do' in answer;
    const room = (isOutcome ? OUTCOMES - HEAD - PAD : WIDTH - 1) - spine - TICK;
    const label = toText(answer.when, [spine + TICK, y], room);
    if (isOutcome) {
      const outcome = toBox(answer.do, [OUTCOMES, y], WIDTH - 1 - OUTCOMES);
      const height = Math.max(label.height, outcome.height);
      const middle = (end = toUnit(y + height / 2));
      to.answers.push(toMoved(label, middle));
      to.outcomes.push({...toMoved(outcome, middle), ...(answer.to && {to: answer.to})});
      to.arrows.push({
        line: `M${spine} ${middle}H${spine + TICK - 5}M${toUnit(spine + TICK + label.width + 5)} ${middle}H${OUTCOMES - HEAD + 1}`,
        head: toHead(OUTCOMES, middle, [1, 0]),
      });
      y += height;
    } else {
      const isLast = index === answers.length - 1;
      const middle = toUnit(y + label.height / 2);
      const x = isLast ? spine : spine + INDENT;
      const from = isLast ? start : y + label.height + 2;
      y += label.height + STEP;
      to.answers.push(label);
      if (!isLast) to.arrows.push({line: `M${spine} ${middle}H${spine + TICK - 5}`});
      to.arrows.push({
        line: `M${x} ${toUnit(from)}V${toUnit(y - HEAD + 1)}`,
        head: toHead(x, y, [0, 1]),
      });
      end = isLast ? start : middle;
      y = placeQuestion(answer, isLast ? left : left + INDENT, y, to);
    }
  }
  if (end > start) to.arrows.push({line: `M${spine} ${toUnit(start)}V${end}`});
  return y;
}

/** A text in a box that is as wide as its text needs, by the box's top left corner. */
function toBox(
  text: string,
  [left, top]: readonly [number, number],
  room: number,
  weight = 1,
): Label {
  const {lines, width, height} = toText(text, [0, 0], room - 2 * PAD, weight);
  const box = {width: width + 2 * PAD, height: height + PAD};
  const y = toUnit(top + box.height / 2);
  const texts = lines.map((line) => line.text);
  return {...box, x: toUnit(left + box.width / 2), y, lines: toTextLines(texts, y, LEADING)};
}

/** A text by its top left corner. */
function toText(
  text: string,
  [left, top]: readonly [number, number],
  room: number,
  weight = 1,
): Label {
  const texts = toLines(toCodeWords(text), room, SIZE * weight);
  const width = Math.ceil(Math.max(...texts.map((line) => toTextWidth(line, SIZE * weight))));
  const height = texts.length * LEADING;
  const y = toUnit(top + height / 2);
  return {x: toUnit(left + width / 2), y, width, height, lines: toTextLines(texts, y, LEADING)};
}

/** A label with its middle at another height. */
function toMoved(label: Label, y: number): Label {
  const texts = label.lines.map(({text}) => text);
  return {...label, y, lines: toTextLines(texts, y, LEADING)};
}
