export default function S() {
  return <h1>LoginScreen</h1>;
}
