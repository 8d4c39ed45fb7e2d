export default function S() {
  return <h1>SearchScreen</h1>;
}
