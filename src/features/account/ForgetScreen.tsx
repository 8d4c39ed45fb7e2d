export default function S() {
  return <h1>ForgetScreen</h1>;
}
