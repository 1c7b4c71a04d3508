import { createActor, type InspectionEvent } from 'xstate';
import { lightMachine } from './lightMachine';

declare global {
  var inspectActors: ((event: InspectionEvent) => void) | undefined;
}

const status = document.querySelector('p');
const button = document.querySelector('button');
const { inspectActors: inspect } = globalThis;
const light = createActor(lightMachine, inspect && { inspect });

light.subscribe((snapshot) => {
  if (status) status.textContent = `The light is ${snapshot.value}.`;
  button?.setAttribute('aria-disabled', String(!snapshot.can({ type: 'ask' })));
});
button?.addEventListener('click', () => light.send({ type: 'ask' }));
light.start();
