export default function S() {
  return <h1>ResultScreen</h1>;
}
