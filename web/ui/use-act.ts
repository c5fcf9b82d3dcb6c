import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { isSecondClick } from "./presses.ts";

interface ActOptions<Input, Result> {
	readonly call: (input: Input) => Promise<Result>;
	/**
	 * Statuses of failures that the caller reports itself; true for all of them. All others get the global notification.
	 */
	readonly quiet?: true | readonly number[];
	readonly onDone?: (result: Result, input: Input) => unknown;
	readonly onFailed?: (error: unknown, input: Input) => unknown;
	/** Called after `onDone` or `onFailed`. If it returns a promise, the act isn't over before it settles. */
	readonly onSettled?: () => unknown;
}

/** The result, or null if the call failed or the press was ignored. */
type Outcome<Result> = { readonly result: Result } | null;

/**
 * A button's write: performed once, however often and fast it is pressed. Presses while it is in progress, and the
 * second click of a double click, are ignored; the button shows progress through `busy`.
 */
export function useAct<Input = void, Result = unknown>({ call, quiet, onDone, onFailed, onSettled }: ActOptions<Input, Result>) {
	// A second press can arrive before the first one's state has rendered.
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
			// Already reported: by the caller's `onFailed`, or by the global notification.
			return null;
		} finally {
			running.current = false;
		}
	};
	return { run, busy: mutation.isPending, failed: mutation.isError, error: mutation.error, result: mutation.data };
}
