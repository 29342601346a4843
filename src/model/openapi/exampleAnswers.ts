/**
 * For each request example, the place of the response example that answers it, by their names: the
 * response with the same name, otherwise one whose name continues it, as `ReceiptAccepted`
 * continues `Receipt`. The responses that are left answer the other requests in their order, the
 * last of them more than one. `undefined` where there is no response.
 */
export function toAnswers(
  requests: readonly string[],
  responses: readonly string[],
): readonly (number | undefined)[] {
  const answers = new Map<string, number>();
  const toLeft = (): number[] =>
    [...responses.keys()].filter((place) => ![...answers.values()].includes(place));
  const pair = (fits: (request: string, response: string) => boolean): void => {
    for (const request of requests.filter((name) => !answers.has(name))) {
      const place = toLeft().find((one) => fits(request, responses[one] ?? ''));
      if (place !== undefined) answers.set(request, place);
    }
  };
  pair((request, response) => response === request);
  pair((request, response) => response.toLowerCase().startsWith(request.toLowerCase()));
  const left = toLeft();
  const others = requests.filter((name) => !answers.has(name));
  return requests.map(
    (request) =>
      answers.get(request) ??
      left[others.indexOf(request)] ??
      left.at(-1) ??
      (responses.length > 0 ? 0 : undefined),
  );
}
