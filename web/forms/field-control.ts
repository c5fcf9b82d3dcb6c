import type { WidgetProps } from "@rjsf/utils";
import { errorId, hintId, labelId, pathOfId, warningId } from "./field-path.ts";
import { useFieldMessages, useFieldWarnings, useFormEnvironment } from "./form-environment.ts";

/** Props that every control of a field has, whatever its kind. */
export interface FieldControl {
	readonly id: string;
	readonly "aria-invalid": boolean | undefined;
	/** Refers only to elements that exist on the page. */
	readonly "aria-describedby": string | undefined;
	readonly "aria-required": boolean | undefined;
	readonly onBlur: () => void;
}

export function useFieldControl(
	props: Pick<WidgetProps, "id" | "required" | "schema" | "options">,
): FieldControl & { readonly invalid: boolean } {
	const { id } = props;
	const path = pathOfId(id);
	const environment = useFormEnvironment();
	const invalid = useFieldMessages(path).length > 0;
	const doubtful = useFieldWarnings(path).length > 0;
	const described = [hasHint(props) ? hintId(id) : "", invalid ? errorId(id) : "", doubtful ? warningId(id) : ""].filter(Boolean).join(" ");
	return {
		id,
		invalid,
		"aria-invalid": invalid || undefined,
		"aria-describedby": described || undefined,
		"aria-required": props.required || undefined,
		onBlur: () => afterPress(() => environment.left(path)),
	};
}

/** For groups of controls (radios, checkboxes), which are named by the label's text rather than a `label for`. */
export function groupProps(control: FieldControl) {
	return {
		"aria-labelledby": labelId(control.id),
		"aria-describedby": control["aria-describedby"],
	};
}

export function hintOf(schema: Readonly<Record<string, unknown>>, options: Readonly<Record<string, unknown>>): string {
	const reason = typeof options.reason === "string" ? options.reason : "";
	const description = typeof schema.description === "string" ? schema.description : "";
	return [description, reason].filter(Boolean).join(" ");
}

function hasHint(props: Pick<WidgetProps, "schema" | "options">): boolean {
	return hintOf(props.schema, props.options) !== "";
}

let pressed = false;

const listen = (type: string, call: () => void) => document.addEventListener(type, call, { capture: true });
listen("pointerdown", () => {
	pressed = true;
});
for (const end of ["pointerup", "pointercancel"]) {
	listen(end, () => {
		pressed = false;
	});
}

/**
 * Calls immediately or, while a button is being pressed, after the press. People often leave a field by pressing a
 * button: a message appearing at that moment would move the button from under the pointer and the press would be lost.
 */
function afterPress(call: () => void): void {
	if (!pressed) {
		call();
		return;
	}
	// The click follows the release, ahead of anything deferred.
	const later = () => setTimeout(call);
	const over = new AbortController();
	for (const end of ["pointerup", "pointercancel"]) {
		document.addEventListener(
			end,
			() => {
				over.abort();
				later();
			},
			{ signal: over.signal },
		);
	}
}
