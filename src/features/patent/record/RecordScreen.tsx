export default function S() {
  return <h1>RecordScreen</h1>;
}
