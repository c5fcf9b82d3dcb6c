import { jest } from "@jest/globals";
import { fillPart } from "../../../server/realisations/fill-rows.ts";
import { fillRequestRows } from "../../../server/requests/request-row-store.ts";
import { Screens } from "./screens.tsx";

/** Screens whose lists and maps the server answers, however short: every row is there. A page and its server share the day. */
export async function openServedScreens(): Promise<Screens> {
	const screens = await Screens.open({ LIST_IN_BROWSER: "0" });
	const { app } = screens.deployment;
	jest.spyOn(Date, "now").mockReturnValue(app.now());
	for (const tenant of app.tenants.all) {
		while (await fillPart(app.data, tenant));
		while (await fillRequestRows(app.data, tenant.slug));
	}
	return screens;
}
