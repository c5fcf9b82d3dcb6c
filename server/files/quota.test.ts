import { expect, it } from "@jest/globals";
import { describeOnEveryDatabase } from "../test-support/databases.ts";
import { png } from "../test-support/made-files.ts";
import { downloadLink } from "../test-support/test-file.ts";
import { bytesOfTenants } from "./bytes-of-tenants.ts";
import { FilesBench } from "./test-support/files-bench.ts";

const size = png().length;

describeOnEveryDatabase("room for the files of a tenant", (make) => {
	const bench = new FilesBench(make, { settings: { MAX_TENANT_FILE_BYTES: String(3 * size) } });
	const picture = { filename: "foto", extension: "png", category: "ParkingSpots" };
	const admin = () => bench.test.person({ admin: ["*"] });
	const used = async () => (await admin().get("storage")).body.data as unknown as { used: number; most: number };
	const asked = () => bench.cpo.post(`processes/realisation/${bench.record.uuid}/files/upload-link`, picture);
	const full = { code: "storage-quota", detail: expect.stringContaining("geen ruimte meer voor bestanden van uw organisatie") };

	it("is taken by no two files at once, is told when it is full, and comes back when a file goes", async () => {
		expect(await used()).toEqual({ used: 0, most: 3 * size });
		const links = await Promise.all(Array.from({ length: 6 }, () => bench.register(picture)));
		const answers = await Promise.all(links.map(({ link }) => bench.put(link, png())));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 507, 507, 507]);
		expect(JSON.parse(answers.find(({ status }) => status === 507)?.text ?? "")).toMatchObject(full);
		expect(await used()).toEqual({ used: 3 * size, most: 3 * size });
		expect(await bytesOfTenants(bench.test.app)).toEqual(
			new Map([
				[bench.test.otherTenant, 0],
				[bench.test.tenant, 3 * size],
			]),
		);
		// The refused upload left no bytes behind, and its registration waits for room.
		const kept = await Promise.all(
			links.map(({ file }) => bench.test.app.files.storage.get({ tenant: bench.test.tenant, uuid: file.uuid })),
		);
		expect(kept.filter((bytes) => bytes !== undefined)).toHaveLength(3);

		expect(await asked()).toMatchObject({ status: 507, body: full });
		const stored = links.find((_, place) => answers[place]?.status === 200);
		expect((await bench.follow(await downloadLink(bench.cpo, stored?.file.uuid ?? ""))).statusCode).toBe(200);

		const waiting = links.find((_, place) => answers[place]?.status === 507);
		await bench.test.app.data.db
			.updateTable("file")
			.set({ deleted: 1 })
			.where("uuid", "=", stored?.file.uuid ?? "")
			.execute();
		bench.test.app.files.sweep(bench.test.tenant);
		await bench.test.app.files.settled();
		expect((await used()).used).toBe(2 * size);
		expect((await bench.put(waiting?.link ?? "", png())).status).toBe(200);
		expect((await used()).used).toBe(3 * size);
	});

	it("is told to administrators alone", async () => {
		expect((await bench.cpo.get("storage")).status).toBe(403);
		expect((await bench.test.person({ admin: ["*"] }, bench.test.otherTenant).get("storage")).status).toBe(403);
	});
});
