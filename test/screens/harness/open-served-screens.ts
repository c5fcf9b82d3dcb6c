import { jest } from "@jest/globals";
import { fillLocationRows } from "../../../server/locations/location-row-store.ts";
import { fillRequestRows } from "../../../server/requests/request-row-store.ts";
import { rowsFilled } from "../../../server/test-support/rows-filled.ts";
import { Screens } from "./screens.tsx";

/**
 * Screens for which the server answers lists and maps, however short: every row is complete. The page and the server share the same day.
 */
export async function openServedScreens(): Promise<Screens> {
	const screens = await Screens.open({ LIST_IN_BROWSER: "0" });
	const { app } = screens.deployment;
	jest.spyOn(Date, "now").mockReturnValue(app.now());
	await rowsFilled(app);
	for (const { slug } of app.tenants.all) while ((await fillRequestRows(app.data, slug)) || (await fillLocationRows(app.data, slug)));
	return screens;
}
