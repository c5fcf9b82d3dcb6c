import { MantineProvider } from "@mantine/core";
import { memo, useCallback, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { withValueAt } from "../../engine/index.ts";
import "../../web/ui/theme/layers.css";
import "../../web/ui/theme/mantine-styles.ts";
import "../../web/ui/theme/fonts.css";
import "../../web/ui/theme/global.css";
import "../../web/forms/forms.css";
import type { SectionSource } from "../../web/forms/present-section.ts";
import { SectionForm } from "../../web/forms/section/SectionForm.tsx";
import { theme, variables } from "../../web/ui/theme/theme.ts";
import { askedFor, type BenchField, type BenchSection, benchSections, markPaint, OPTIONS } from "./form-fields.ts";

type Values = Readonly<Record<string, unknown>>;

const SCHEMAS: Record<BenchField["kind"], Values> = {
	text: { type: "string", format: "unicode", maxLength: 100 },
	textarea: { type: "string", format: "unicode-multiline", maxLength: 1000 },
	number: { type: "integer", minimum: 0, maximum: 999 },
	date: { type: "string", format: "calendar-date", maxLength: 10 },
	choice: { type: "string", oneOf: OPTIONS },
	checkbox: { type: "boolean" },
};

const sources = benchSections(askedFor()).map((section) => ({ name: section.name, source: sourceOf(section) }));

/** The product: its form renderer and styles, with sections that rerender only for their own changes. */
function ProductForm() {
	const [values, setValues] = useState<Values>({});
	useEffect(markPaint, []);
	const change = useCallback((changes: Values) => {
		setValues((before) => Object.entries(changes).reduce<Values>((after, [path, value]) => withValueAt(after, path, value), before));
	}, []);
	return (
		<>
			{sources.map(({ name, source }) => (
				<Section key={name} name={name} source={source} values={values} onChange={change} />
			))}
		</>
	);
}

interface SectionProps {
	readonly name: string;
	readonly source: SectionSource;
	readonly values: Values;
	readonly onChange: (changes: Values) => void;
}

const Section = memo(
	({ source, values, onChange }: SectionProps) => <SectionForm source={source} values={values} onChange={onChange} />,
	(before, after) => before.values[after.name] === after.values[after.name],
);

function sourceOf({ name, fields }: BenchSection): SectionSource {
	const properties = Object.fromEntries(fields.map(({ name: field, title, kind }) => [field, { title, ...SCHEMAS[kind] }]));
	const standing = { shown: true, writable: true };
	return {
		schema: { type: "object", properties: { [name]: { type: "object", properties } } },
		ui: { [name]: Object.fromEntries(fields.map(({ name: field }) => [field, { "ui:options": { span: 6 } }])) },
		fields: Object.fromEntries(fields.map(({ name: field }) => [`${name}.${field}`, standing])),
	};
}

const root = document.getElementById("root");
if (root !== null) {
	createRoot(root).render(
		<MantineProvider theme={theme} cssVariablesResolver={variables} forceColorScheme="light">
			<ProductForm />
		</MantineProvider>,
	);
}
