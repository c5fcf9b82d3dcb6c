import type { ComponentPropsWithRef } from "react";
import { useShownAtOnce } from "./use-shown-at-once.ts";

interface CheckInputProps extends Omit<ComponentPropsWithRef<"input">, "type" | "checked" | "onChange"> {
	readonly checked: boolean;
	/** Resolves once it is written and shown, or refused. */
	readonly onTurn: (checked: boolean) => Promise<unknown>;
}

/** A checkbox for a value in a file. */
export function CheckInput({ checked, onTurn, ...rest }: CheckInputProps) {
	const [shown, turn] = useShownAtOnce(checked, onTurn);
	return <input {...rest} type="checkbox" checked={shown} onChange={({ currentTarget }) => turn(currentTarget.checked)} />;
}
