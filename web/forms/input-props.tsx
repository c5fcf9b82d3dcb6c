import { InputWrapperContext } from "@mantine/core";
import type { ReactNode } from "react";
import type { FieldControl } from "./field-control.ts";

/**
 * A control's props for the kit's text-like inputs. Their own wrapper decides which texts describe them and ignores
 * what is passed; our template renders hint and messages, so the wrapper is overridden.
 */
export function inputProps(control: FieldControl) {
	const { id, "aria-describedby": describedBy } = control;
	const context = { offsetBottom: false, offsetTop: false, describedBy, getStyles: null, inputId: id, labelId: undefined };
	return {
		...control,
		inputContainer: (input: ReactNode) => <InputWrapperContext value={context}>{input}</InputWrapperContext>,
	};
}
