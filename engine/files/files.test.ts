import { describe, expect, it } from "@jest/globals";
import { checkFileName, splitFileName } from "./check-file-name.ts";
import { categoryKey, extensionsOf, fileCategories, findFileCategory, mediaTypeOf } from "./file-categories.ts";
import { fileWith } from "./file-record.fixture.ts";
import { isAvailable, isRecent } from "./file-record.ts";
import { nextDocumentId } from "./next-document-id.ts";

const file = fileWith({ ts: 1000 });
const named = (filename: string, extension = "pdf", category = "ParkingSpots") => checkFileName({ filename, extension, category });

describe("a file", () => {
	it("is available when it was uploaded and checked and no flag speaks against it", () => {
		expect(isAvailable(file)).toBe(true);
		for (const flag of ["suspect", "gdpr", "missing", "deleted"] as const)
			expect([flag, isAvailable({ ...file, [flag]: true })]).toEqual([flag, false]);
		expect(isAvailable({ ...file, uploaded: false })).toBe(false);
		expect(isAvailable({ ...file, checked: false })).toBe(false);
	});

	it("REA-479 is recent when it is younger than 5000 ms", () => {
		expect(isRecent(file, 5999)).toBe(true);
		expect(isRecent(file, 6000)).toBe(false);
		expect(isRecent(file, 500)).toBe(true);
	});
});

describe("categories of files", () => {
	const names = fileCategories.filter(({ of }) => of === "realisation").map(({ name }) => name);

	it("REA-199 are those of the documents of a process", () => {
		const documents = "ParkingSpots Underground Broker GridOperator CPOAdditional TrafficDecision DeliveryDocumentation SideView TopView";
		expect(names.filter((name) => !name.endsWith("-alt"))).toEqual(documents.split(" "));
	});

	it("REA-200 have topview-alt and sideview-alt for the alternative location", () => {
		expect(names.filter((name) => name.endsWith("-alt"))).toEqual(["topview-alt", "sideview-alt"]);
	});

	it("REQ-135 include topview and sideview in lower case, which are TopView and SideView", () => {
		expect(findFileCategory("topview")?.name).toBe("TopView");
		expect(findFileCategory("sideview")?.name).toBe("SideView");
		expect(categoryKey("TopView")).toBe(categoryKey("topview"));
		expect(findFileCategory("topview ")).toBeUndefined();
		expect(findFileCategory("constructor")).toBeUndefined();
	});

	it("take pictures; all but the views also take pdf", () => {
		for (const view of ["TopView", "sideview", "topview-alt", "SideView-Alt"]) expect(extensionsOf(view)).toEqual(["jpg", "jpeg", "png"]);
		for (const list of ["ParkingSpots", "vehicle", "TRAFFICDECISION"]) expect(extensionsOf(list)).toEqual(["jpg", "jpeg", "png", "pdf"]);
		expect(extensionsOf("Bodemonderzoek")).toEqual(["jpg", "jpeg", "png", "pdf"]);
		expect([mediaTypeOf("JPG"), mediaTypeOf("pdf"), mediaTypeOf("exe"), mediaTypeOf("toString")]).toEqual([
			"image/jpeg",
			"application/pdf",
			undefined,
			undefined,
		]);
	});
});

describe("the name of a file", () => {
	it("has 3 to 128 characters with its extension; 2 and 129 are refused", () => {
		const message = "De bestandsnaam moet 3 tot en met 128 karakters lang zijn.";
		expect(named("")).toEqual({ field: "filename", message });
		expect(named("a".repeat(125))).toEqual({ field: "filename", message });
		expect(named("a".repeat(124))).toBeNull();
		// Counted in code points, not in surrogates.
		expect(named("🔌".repeat(124))).toBeNull();
		expect(named("🔌".repeat(125))).toEqual({ field: "filename", message });
		expect(named("a")).toBeNull();
	});

	it("has an extension that the category takes, in whatever letters", () => {
		expect(named("plan", "PDF")).toBeNull();
		expect(named("plan", "exe")).toEqual({ field: "extension", message: 'Bestand van type "exe" is niet toegestaan.' });
		expect(named("plan", "")).toMatchObject({ field: "extension" });
		expect(named("plan", "pdf.exe")).toMatchObject({ field: "extension" });
		expect(named("plan", "pdf ")).toMatchObject({ field: "extension" });
		expect(named("beeld", "pdf", "TopView")).toEqual({ field: "extension", message: 'Bestand van type "pdf" is niet toegestaan.' });
		expect(named("beeld", "jpeg", "topview")).toBeNull();
	});

	it("means nothing to the computer it is saved on", () => {
		const bad = [
			"../plan",
			"..\\plan",
			"C:plan",
			"plan\0",
			"plan\r\n",
			"plan\u202efdp",
			"plan.",
			"plan ",
			" plan",
			".",
			"..",
			"con",
			"COM1.x",
			"plan%00",
			"a\ud800",
			"a\u200bb",
		];
		for (const name of bad) expect([name, named(name)?.field]).toEqual([name, "filename"]);
		for (const name of ["Plan (2) é", "cafe\u0301", "contour", "plan.v2", "50% klaar", "图纸"])
			expect([name, named(name)]).toEqual([name, null]);
	});

	it("is told apart from its extension at the last dot", () => {
		expect(splitFileName("plan.v2.PDF")).toEqual({ filename: "plan.v2", extension: "pdf" });
		expect(splitFileName("plan")).toEqual({ filename: "plan", extension: "" });
		expect(splitFileName("plan.")).toEqual({ filename: "plan", extension: "" });
	});
});

it("REA-484 the next document has the highest number plus one", () => {
	expect(nextDocumentId([])).toBe(1);
	expect(nextDocumentId([1, 7, 3])).toBe(8);
	expect(nextDocumentId(["2", "11", "x", "", "1.5"])).toBe(12);
});
