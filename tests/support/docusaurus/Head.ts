/** Nothing: tests of components look at the body. */
export default function Head(): null {
  return null;
}
