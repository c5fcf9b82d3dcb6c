import { useState } from "react";

/**
 * What stands in a file, as somebody just chose it: also on a slow line it is seen at once, and is as it was where it could not
 * be written. `write` resolves when it is shown or was refused.
 *
 * No action of React's: while one is under way no page is turned, and without a network it stays under way.
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
