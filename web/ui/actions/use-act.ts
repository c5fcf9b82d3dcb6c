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
	/** What the act is about. Acts on different subjects may run at the same time; by default there is one subject. */
	readonly about?: (input: Input) => string;
}

/** The result, or null if the call failed or the press was ignored. */
type Outcome<Result> = { readonly result: Result } | null;

/**
 * A button's write: performed once, however often and fast it is pressed. Presses while it is in progress, and the
 * second click of a double click, are ignored; the button shows progress through `busy`.
 */
export function useAct<Input = void, Result = unknown>(options: ActOptions<Input, Result>) {
	const { call, quiet, onDone, onFailed, onSettled, about = () => "" } = options;
	// A second press can arrive before the first one's state has rendered.
	const running = useRef(new Set<string>());
	const mutation = useMutation({
		mutationFn: call,
		...(quiet ? { meta: { quiet } } : {}),
		...(onDone ? { onSuccess: onDone } : {}),
		...(onFailed ? { onError: onFailed } : {}),
		...(onSettled ? { onSettled } : {}),
	});
	const run = async (input: Input): Promise<Outcome<Result>> => {
		const subject = about(input);
		if (running.current.has(subject) || isSecondClick()) return null;
		running.current.add(subject);
		try {
			return { result: await mutation.mutateAsync(input) };
		} catch {
			// Already reported: by the caller's `onFailed`, or by the global notification.
			return null;
		} finally {
			running.current.delete(subject);
		}
	};
	return { run, busy: mutation.isPending, failed: mutation.isError, error: mutation.error, result: mutation.data };
}
