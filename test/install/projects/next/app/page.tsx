import { Teapot } from './Teapot';

export default function Page() {
  return (
    <main>
      <h1>Our teapot</h1>
      <Teapot>
        <p>The Everyday Teapot is on its way.</p>
      </Teapot>
    </main>
  );
}
