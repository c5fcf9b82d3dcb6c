import { afterEach, expect, it } from "@jest/globals";
import type { FieldProps } from "@rjsf/utils";
import { cleanup, render, screen } from "@testing-library/react";
import { type ComponentType, lazy } from "react";
import { setTextOverrides } from "../texts/text.ts";
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
