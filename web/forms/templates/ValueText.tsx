import { displayAnswer, formatNamed } from "../../../engine/index.ts";
import { text } from "../../texts/text.ts";
import type { Choice } from "../form-environment.ts";

interface ValueTextProps {
	readonly schema: Readonly<Record<string, unknown>>;
	readonly options: Readonly<Record<string, unknown>>;
	readonly value: unknown;
	readonly choices: readonly Choice[] | undefined;
}

/** A read-only value: a web address as a link, anything else in words, with its unit. */
export function ValueText({ schema, options, value, choices }: ValueTextProps) {
	if (formatNamed(schema["x-format"] ?? schema.format).link === true && typeof value === "string" && /^https?:\/\//i.test(value)) {
		return (
			<a href={value} target="_blank" rel="noreferrer noopener" className="field-link">
				{value}
				<span className="visually-hidden"> {text("form.link.newTab")}</span>
			</a>
		);
	}
	return displayAnswer(schema, value, { choices, unit: options.suffix });
}
