import { tenantChoices } from "../field-choices.ts";
import { useFormEnvironment } from "../form-environment.ts";
import { ValueText } from "./ValueText.tsx";

interface FieldTextProps {
	readonly id: string;
	readonly schema: Readonly<Record<string, unknown>>;
	readonly options: Readonly<Record<string, unknown>>;
	readonly value: unknown;
}

/**
 * A field that can't be changed, as text. Unlike a disabled control it is readable and focusable, so a link from a
 * message or keyboard navigation can reach it.
 */
export function FieldText({ id, schema, options, value }: FieldTextProps) {
	const environment = useFormEnvironment();
	return (
		<div id={id} className="field-text" tabIndex={-1}>
			<ValueText schema={schema} options={options} value={value} choices={tenantChoices(options, environment)} />
		</div>
	);
}
