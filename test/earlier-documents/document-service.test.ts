import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { connectApi } from "../../web/api/connection.ts";
import { getDocumentUrl, uploadToBackoffice } from "../../web/realisations/earlier-documents/document-service.ts";
import { type FormerSystem, startFormerSystem } from "./former-system.ts";

const document = {
	ref: "GOR-00012",
	uuid: "10000000-0000-4000-8000-000000000012",
	casefull: "0202-00012",
	index: 3,
	doctype: "ParkingSpots",
};

describe("documents from before the files of this product", () => {
	let system: FormerSystem;
	beforeAll(async () => {
		system = await startFormerSystem();
		connectApi({ accessToken: async () => "sleutel" });
	});
	afterAll(() => system.stop());

	it("REQ-230 are asked of the document service by ref, uuid, casefull, index and doctype, with the token, which gives an address and a name", async () => {
		expect(await getDocumentUrl(system.documents, document)).toEqual({
			downloadURL: expect.stringMatching(/\/storage\/0202-00012\/ParkingSpots\/3$/),
			filename: "oud plan.pdf",
		});
		expect(system.asked.at(-1)).toEqual({ path: "/document-url", authorization: "Bearer sleutel", body: document });
	});

	it("REQ-231 are sent to the backoffice by the same and their type: it gives an address, and the bytes are put there", async () => {
		await uploadToBackoffice(system.upload, document, new Blob(["%PDF-nieuw"], { type: "application/pdf" }));
		expect(system.asked.at(-1)).toEqual({
			path: "/backoffice-upload",
			authorization: "Bearer sleutel",
			body: { ...document, type: "application/pdf" },
		});
		expect(system.taken.get("/storage/0202-00012/ParkingSpots/3")).toEqual({
			type: "application/pdf",
			bytes: Buffer.from("%PDF-nieuw"),
		});
	});

	it.each([
		["refuses", (response: { writeHead(status: number): { end(): void } }) => response.writeHead(403).end()],
		["sends a page", (response: { end(text: string): void }) => response.end("<html>")],
		["gives no address", (response: { end(text: string): void }) => response.end("{}")],
		[
			"gives a script for an address",
			(response: { end(text: string): void }) =>
				response.end(JSON.stringify({ downloadURL: "javascript:alert(1)", uploadURL: "javascript:alert(1)", filename: "x" })),
		],
		[
			"leads elsewhere, where the token would go along",
			(response: { writeHead(status: number, headers: object): { end(): void } }) =>
				response.writeHead(307, { location: "/document-url" }).end(),
		],
	] as const)("are not there when the service %s", async (_, misbehave) => {
		const asked = system.asked.length;
		system.misbehave = misbehave as FormerSystem["misbehave"];
		await expect(getDocumentUrl(system.documents, document)).rejects.toThrow();
		system.misbehave = misbehave as FormerSystem["misbehave"];
		await expect(uploadToBackoffice(system.upload, document, new Blob(["x"]))).rejects.toThrow();
		expect(system.asked).toHaveLength(asked);
	});

	it("are asked by nobody who is not signed in", async () => {
		const asked = system.asked.length;
		connectApi({ accessToken: async () => null });
		await expect(getDocumentUrl(system.documents, document)).rejects.toThrow();
		expect(system.asked).toHaveLength(asked);
	});
});
