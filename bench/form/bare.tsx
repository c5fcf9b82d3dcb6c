import { type ChangeEvent, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { askedFor, type BenchField, benchSections, markPaint, OPTIONS } from "./form-fields.ts";

/** The limit: React, plain inputs and one object of values. */
function BareForm() {
	const [values, setValues] = useState<Readonly<Record<string, string | boolean>>>({});
	useEffect(markPaint, []);
	const change = (field: BenchField) => (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
		const { target } = event;
		setValues({ ...values, [field.name]: field.kind === "checkbox" ? (target as HTMLInputElement).checked : target.value });
	};
	return (
		<form>
			{benchSections(askedFor()).map((section) => (
				<fieldset key={section.name}>
					{section.fields.map((field) => (
						<p key={field.name}>
							<label htmlFor={field.name}>{field.title}</label>
							<Control field={field} value={values[field.name]} onChange={change(field)} />
						</p>
					))}
				</fieldset>
			))}
		</form>
	);
}

interface ControlProps {
	readonly field: BenchField;
	readonly value: string | boolean | undefined;
	readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => void;
}

function Control({ field, value, onChange }: ControlProps) {
	const text = typeof value === "string" ? value : "";
	if (field.kind === "textarea") return <textarea id={field.name} value={text} onChange={onChange} />;
	if (field.kind === "checkbox") return <input id={field.name} type="checkbox" checked={value === true} onChange={onChange} />;
	if (field.kind === "choice") {
		return (
			<select id={field.name} value={text} onChange={onChange}>
				<option value="" />
				{OPTIONS.map((option) => (
					<option key={option.const} value={option.const}>
						{option.title}
					</option>
				))}
			</select>
		);
	}
	return <input id={field.name} type={field.kind} value={text} onChange={onChange} />;
}

const root = document.getElementById("root");
if (root !== null) createRoot(root).render(<BareForm />);
