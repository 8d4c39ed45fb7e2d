export default function S() {
  return <h1>RegisterScreen</h1>;
}
