import { type Actor, createActor } from "xstate";
import { awaitPasswordBox, isPasswordBoxAwaited } from "./awaited.ts";
import { type PasswordWorld, passwordMachine } from "./password-machine.ts";

export type PasswordActor = Actor<typeof passwordMachine>;

let running: PasswordActor | undefined;

/** The one box of the page. It lives on when the card around it closes: a success must end in signing out. */
export function passwordActor(makeWorld: () => PasswordWorld): PasswordActor {
	if (running === undefined || running.getSnapshot().status !== "active") {
		running = createActor(passwordMachine, { input: { world: makeWorld() } }).start();
		if (isPasswordBoxAwaited()) running.send({ type: "toggle" });
		awaitPasswordBox(false);
	}
	return running;
}
