import { expect, it } from "@jest/globals";
import { retireKeys, rotateKey } from "../../database/secrets/rotating-key.ts";
import { describeOnEveryDatabase } from "../../test-support/databases.ts";
import { png } from "../../test-support/made-files.ts";
import { FilesBench } from "../test-support/files-bench.ts";
import { fileLinkKey } from "./file-link.ts";

describeOnEveryDatabase("the key of links that is replaced while a server runs", (make) => {
	const bench = new FilesBench(make);
	const picture = { filename: "foto", extension: "png", category: "ParkingSpots" };
	const place = () => ({ db: bench.test.app.data.db, key: bench.test.app.secretsKey, now: bench.test.clock.now });
	const keyOf = (link: string) => new URL(link).searchParams.get("key");
	/** Requests links until the server signs with another key. */
	const signedAnew = async (former: string | null) => {
		for (;;) {
			const { link } = await bench.register(picture);
			if (keyOf(link) !== former) return link;
			await new Promise((done) => setTimeout(done, 100));
		}
	};

	it("what the former signed is good until that is retired, and what the new one signs all along", async () => {
		const [used, left] = [await bench.register(picture), await bench.register(picture)];
		await rotateKey(place(), fileLinkKey);
		bench.test.clock.now += 60_000;
		const renewed = await signedAnew(keyOf(used.link));
		expect((await bench.put(used.link, png())).status).toBe(200);
		await retireKeys(place(), fileLinkKey);
		while ((await bench.put(left.link, Buffer.from("no picture"))).status !== 403) await new Promise((done) => setTimeout(done, 100));
		expect((await bench.put(renewed, png())).status).toBe(200);
	});
});
