import { type Actor, createActor } from "xstate";
import { awaitPasswordBox, isPasswordBoxAwaited } from "./password-box-awaited.ts";
import { type PasswordEnvironment, passwordMachine } from "./password-machine.ts";

export type PasswordActor = Actor<typeof passwordMachine>;

let running: PasswordActor | undefined;

/** The page's single password actor. It outlives the card around it: a success must end in signing out. */
export function passwordActor(makeEnvironment: () => PasswordEnvironment): PasswordActor {
	if (running === undefined || running.getSnapshot().status !== "active") {
		running = createActor(passwordMachine, { input: { environment: makeEnvironment() } }).start();
		if (isPasswordBoxAwaited()) running.send({ type: "toggle" });
		awaitPasswordBox(false);
	}
	return running;
}
