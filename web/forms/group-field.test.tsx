import { afterEach, expect, it } from "@jest/globals";
import type { FieldProps } from "@rjsf/utils";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, lazy, useState } from "react";
import { setTextOverrides } from "../texts/text.ts";
import { EMPTY_ENVIRONMENT, FormEnvironmentContext } from "./form-environment.ts";
import { type GroupFieldProps, groupField } from "./group-field.tsx";

afterEach(() => {
	cleanup();
	setTextOverrides({});
});

it("a lazy group field shows a loading text even if the texts are registered after it", () => {
	const Field = groupField(lazy(() => new Promise<{ default: ComponentType<GroupFieldProps> }>(() => {})));
	setTextOverrides({ "form.map.loading": "De kaart wordt geladen" });
	render(<Field {...({ registry: { fields: {} }, schema: {}, uiSchema: {}, fieldPathId: { path: [] } } as unknown as FieldProps)} />);
	expect(screen.getByText("De kaart wordt geladen")).toBeTruthy();
	expect(screen.queryByText(/form\.map/)).toBeNull();
});

interface FormProps {
	readonly Field: ComponentType<FieldProps>;
	readonly onChanged: () => void;
}

/** A form of one group, as far as its field sees it. */
function Form({ Field, onChanged }: FormProps) {
	const [values, setValues] = useState<object>({ Latitude: 51, Longitude: 6, StreetName: "Dorpsstraat" });
	const onChange = (next: object) => {
		onChanged();
		setValues(next);
	};
	const props = { registry: { fields: {} }, schema: {}, uiSchema: {}, fieldPathId: { path: ["Location"] }, formData: values, onChange };
	return <Field {...(props as unknown as FieldProps)} />;
}

it("what a group widget fills in is whole, as a field that was left is, once the form has it; what it empties is not", () => {
	const Field = groupField(({ onChange }) => (
		<button type="button" onClick={() => onChange({ Latitude: 52, Longitude: 6, StreetName: undefined })}>
			prik
		</button>
	));
	const sent: string[] = [];
	const environment = { ...EMPTY_ENVIRONMENT, left: (path: string) => void sent.push(path) };
	render(
		<FormEnvironmentContext value={environment}>
			<Form Field={Field} onChanged={() => void sent.push("changed")} />
		</FormEnvironmentContext>,
	);
	fireEvent.click(screen.getByRole("button", { name: "prik" }));
	expect(sent).toEqual(["changed", "Location.Latitude"]);
});
