import { useMutation } from "@tanstack/react-query";
import { useId, useRef, useState } from "react";
import { notifyFailure } from "../api/notify.ts";
import { isUnreachable } from "../api/reachable.ts";
import { text } from "../texts/text.ts";
import "../texts/areas/failures.ts";

interface ChoicesOptions<Key, Value> {
	readonly call: (key: Key, value: Value) => Promise<unknown>;
	/** Refetches the server's values. The choice is shown until they have arrived. */
	readonly renew: () => Promise<unknown>;
}

interface Choice<Key, Value> {
	readonly key: Key;
	readonly value: Value;
}

/**
 * Settings that are kept as soon as they are chosen. They go to the server one after the other, in the order in which they
 * were chosen; the last choice of a setting counts, however fast it follows another.
 */
export function useChoices<Key, Value>({ call, renew }: ChoicesOptions<Key, Value>) {
	const [waiting, setWaiting] = useState<readonly Choice<Key, Value>[]>([]);
	const last = useRef(new Map<Key, Choice<Key, Value>>());
	const keeping = useMutation({
		mutationFn: async (choice: Choice<Key, Value>) => {
			if (last.current.get(choice.key) === choice) await call(choice.key, choice.value);
		},
		meta: { quiet: [0] },
		scope: { id: useId() },
		// The usual message about a lost connection says that the input is kept; a choice, however, is undone.
		onError: (error) => {
			if (isUnreachable(error)) notifyFailure(text("choice.failed"), text("choice.failed.text"));
		},
		onSettled: async (_result, _error, choice) => {
			if (last.current.get(choice.key) === choice) await renew();
			setWaiting((now) => now.filter((one) => one !== choice));
		},
	});
	return {
		choose: (key: Key, value: Value) => {
			const choice = { key, value };
			last.current.set(key, choice);
			setWaiting((now) => [...now, choice]);
			keeping.mutate(choice);
		},
		/** The last choice that is not stored yet; otherwise what the server has. */
		shown: (key: Key, stored: Value): Value => waiting.findLast((one) => one.key === key)?.value ?? stored,
		busy: waiting.length > 0,
	};
}
