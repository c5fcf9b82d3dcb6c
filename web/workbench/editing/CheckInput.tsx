import { type ComponentPropsWithRef, useOptimistic, useTransition } from "react";

interface CheckInputProps extends Omit<ComponentPropsWithRef<"input">, "type" | "checked" | "onChange"> {
	readonly checked: boolean;
	/** Resolves when it is written and shown, or was refused. */
	readonly onTurn: (checked: boolean) => Promise<unknown>;
}

/** A checkbox of what stands in a file. It turns at once, also on a slow line, and back if that could not be written. */
export function CheckInput({ checked, onTurn, ...rest }: CheckInputProps) {
	const [shown, show] = useOptimistic(checked);
	const [, start] = useTransition();
	return (
		<input
			{...rest}
			type="checkbox"
			checked={shown}
			onChange={({ currentTarget: { checked: wanted } }) =>
				start(async () => {
					show(wanted);
					await onTurn(wanted);
				})
			}
		/>
	);
}
