import { text } from "../../texts/text.ts";
import { displayValue } from "../display-value.ts";
import type { Choice } from "../form-environment.ts";

const euros = new Intl.NumberFormat("nl-NL", { style: "currency", currency: "EUR" });

interface ValueTextProps {
	readonly schema: Readonly<Record<string, unknown>>;
	readonly options: Readonly<Record<string, unknown>>;
	readonly value: unknown;
	readonly choices: readonly Choice[] | undefined;
}

/** A value to read: a web address as a link, anything else in words, with its unit. */
export function ValueText({ schema, options, value, choices }: ValueTextProps) {
	const format = schema["x-format"] ?? schema.format;
	if (format === "url" && typeof value === "string" && /^https?:\/\//i.test(value)) {
		return (
			<a href={value} target="_blank" rel="noreferrer noopener" className="field-link">
				{value}
				<span className="visually-hidden"> {text("form.link.newTab")}</span>
			</a>
		);
	}
	const { suffix } = options;
	if (suffix === "€" && typeof value === "number") return euros.format(value);
	const unit = typeof suffix === "string" && value !== undefined && value !== null && value !== "" ? ` ${suffix}` : "";
	return (
		<>
			{displayValue(schema, value, choices)}
			{unit}
		</>
	);
}
