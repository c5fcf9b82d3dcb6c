import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { isSecondClick } from "./presses.ts";

interface ActOptions<Input, Result> {
	readonly call: (input: Input) => Promise<Result>;
	/** Statuses that the caller shows itself; true is all of them. Everything else is told by the global notification. */
	readonly quiet?: true | readonly number[];
	readonly onDone?: (result: Result, input: Input) => unknown;
	readonly onFailed?: (error: unknown, input: Input) => unknown;
	/** After both, before the act counts as over when it gives a promise. */
	readonly onSettled?: () => unknown;
}

/** What became of it; null when it was refused or never arrived, or when it was no act of its own. */
export type Outcome<Result> = { readonly result: Result } | null;

/**
 * What a button that writes does: once, however often and however fast it is pressed. A press while it is under way, and
 * the second click of a double click, do nothing; the buttons say by `busy` that it is under way.
 */
export function useAct<Input = void, Result = unknown>({ call, quiet, onDone, onFailed, onSettled }: ActOptions<Input, Result>) {
	// A second press comes before the first one's state is drawn.
	const running = useRef(false);
	const mutation = useMutation({
		mutationFn: call,
		...(quiet ? { meta: { quiet } } : {}),
		...(onDone ? { onSuccess: onDone } : {}),
		...(onFailed ? { onError: onFailed } : {}),
		...(onSettled ? { onSettled } : {}),
	});
	const run = async (input: Input): Promise<Outcome<Result>> => {
		if (running.current || isSecondClick()) return null;
		running.current = true;
		try {
			return { result: await mutation.mutateAsync(input) };
		} catch {
			// Told already: by the caller's `onFailed`, or else by the global notification.
			return null;
		} finally {
			running.current = false;
		}
	};
	return { run, busy: mutation.isPending, failed: mutation.isError, error: mutation.error, result: mutation.data };
}
