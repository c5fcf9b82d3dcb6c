import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { fillTexts } from "../database/rows/found-text.ts";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { type TestApp, testApp } from "../test-support/test-app.ts";
import { addLocation } from "../test-support/test-location.ts";
import { fillLocationRows } from "./location-row-store.ts";

interface Told {
	readonly uuid: string;
	readonly address: string;
}

describeOnEveryDatabase("charging locations that are found", (make) => {
	let test: TestApp;
	let numbered: string;
	let accented: string;
	let boxed: string;
	beforeAll(async () => {
		test = await testApp(await make());
		const add = async (address: NonNullable<Parameters<typeof addLocation>[1]["address"]>) =>
			(await addLocation(test, { code: "0202", status: "definitive", address })).uuid;
		await add({});
		numbered = await add({
			street: "Meester Gerritsweg",
			street_number: "46",
			street_number_suffix: "48",
			postal_code: "8347 JP",
			city: "Eesveen",
		});
		accented = await add({ street: "Graaf de Mûelenaerelaan", street_number: "59", postal_code: "8000", city: "Brugge" });
		boxed = await add({ street: "Kapelberg", street_number: "8", street_number_suffix: "bus 3", postal_code: "3001", city: "Leuven" });
	});
	afterAll(() => test.close());

	const find = async (words: string): Promise<readonly Told[]> => {
		const { body } = await test.person({ cpo: ["*"] }).get(`find?words=${encodeURIComponent(words)}`);
		return body.data.locations as readonly Told[];
	};

	it("tell their address as every other page does, whether or not their rows are made", async () => {
		for (const time of ["before", "after"]) {
			const addresses = [...(await find("gerritsweg")), ...(await find("59")), ...(await find("kapelberg"))].map(({ address }) => address);
			expect([time, addresses]).toEqual([
				time,
				["Meester Gerritsweg 46-48, 8347 JP Eesveen", "Graaf de Mûelenaerelaan 59, 8000 Brugge", "Kapelberg 8 bus 3, 3001 Leuven"],
			]);
			while (await fillLocationRows(test.app.data, test.tenant));
			while (await fillTexts(test.app.data, test.tenant));
		}
	});

	it("are found by what is read there, by a postal code without its space, and with accents or without", async () => {
		while (await fillLocationRows(test.app.data, test.tenant));
		while (await fillTexts(test.app.data, test.tenant));
		for (const [words, uuid] of [
			["46-48", numbered],
			['"Meester Gerritsweg" 46-48', numbered],
			["“Meester Gerritsweg”", numbered],
			["8347JP", numbered],
			["8347 jp", numbered],
			["Meester Gerritsweg 46-48, 8347 JP Eesveen", numbered],
			["Mûelenaerelaan", accented],
			["muelenaerelaan brugge", accented],
			["kapelberg 8 bus 3", boxed],
		] as const) {
			expect([words, (await find(words)).map((each) => each.uuid)]).toEqual([words, [uuid]]);
		}
		expect(await find("4648")).toEqual([]);
	});
});
