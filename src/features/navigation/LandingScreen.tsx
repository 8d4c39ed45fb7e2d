export default function S() {
  return <h1>LandingScreen</h1>;
}
