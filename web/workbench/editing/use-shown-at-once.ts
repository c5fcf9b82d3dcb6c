import { useState } from "react";

/**
 * Optimistic value of a control: a choice is shown at once, even on a slow connection, and reverted if it could not be written. `write`
 * resolves once the value is shown or refused. Not a React action: while one is pending no navigation takes place, and without a network it
 * stays pending.
 */
export function useShownAtOnce<Value>(
	stands: Value,
	write: (value: Value) => Promise<unknown>,
): readonly [shown: Value, choose: (value: Value) => void] {
	const [chosen, setChosen] = useState<{ readonly value: Value } | null>(null);
	const choose = (value: Value): void => {
		const mine = { value };
		setChosen(mine);
		void write(value).finally(() => setChosen((now) => (now === mine ? null : now)));
	};
	return [chosen === null ? stands : chosen.value, choose];
}
