import { InputWrapperContext } from "@mantine/core";
import type { ReactNode } from "react";
import type { FieldControl } from "./field-control.ts";

/**
 * A control as the kit's text-like inputs take it. They let their own wrapper say which texts describe
 * them and drop what is passed; hint and messages stand in our template, so we say it in its place.
 */
export function inputProps(control: FieldControl) {
	const { id, "aria-describedby": describedBy } = control;
	const context = { offsetBottom: false, offsetTop: false, describedBy, getStyles: null, inputId: id, labelId: undefined };
	return {
		...control,
		inputContainer: (input: ReactNode) => <InputWrapperContext value={context}>{input}</InputWrapperContext>,
	};
}
