import { afterEach, expect, it } from "@jest/globals";
import type { FieldProps } from "@rjsf/utils";
import { cleanup, render, screen } from "@testing-library/react";
import { type ComponentType, lazy } from "react";
import { setTextOverrides } from "../texts/text.ts";
import { type GroupFieldProps, groupFields } from "./group-fields.tsx";

afterEach(() => {
	cleanup();
	setTextOverrides({});
});

it("a group's field that is fetched late says in words that it comes, though the words came after it", () => {
	const { Map: Field } = groupFields({ Map: lazy(() => new Promise<{ default: ComponentType<GroupFieldProps> }>(() => {})) });
	setTextOverrides({ "form.map.loading": "De kaart wordt geladen" });
	if (Field === undefined) throw new Error("there is no field");
	render(<Field {...({ registry: { fields: {} }, schema: {}, uiSchema: {}, fieldPathId: { path: [] } } as unknown as FieldProps)} />);
	expect(screen.getByText("De kaart wordt geladen")).toBeTruthy();
	expect(screen.queryByText(/form\.map/)).toBeNull();
});
