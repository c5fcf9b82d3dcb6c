import { deflateSync } from "node:zlib";
import { describe, expect, it } from "@jest/globals";
import { imageSize } from "image-size";
import { mediaTypeOf } from "../../../engine/index.ts";
import { emptyArchive, jpeg, jpegSegment, objectStream, pdf, png, pngChunk, testVirus } from "../../test-support/made-files.ts";
import { sample } from "../../test-support/test-file.ts";
import { checkContent } from "./check-content.ts";

const text = (content: string) => Buffer.from(content, "latin1");
const judge = (bytes: Buffer, extension: string) => checkContent(bytes, { extension, mime: mediaTypeOf(extension) });
const verdictOf = async (bytes: Buffer, extension: string) => (await judge(bytes, extension)).verdict;

async function kept(bytes: Buffer, extension: string): Promise<Buffer> {
	const judged = await judge(bytes, extension);
	if (judged.verdict !== "sound") throw new Error(judged.verdict);
	return judged.bytes;
}

describe("the content of a file", () => {
	it.each([
		["zijaanzicht.jpg", "jpg"],
		["zijaanzicht_exif_gedraaid.jpeg", "jpeg"],
		["bovenaanzicht.png", "png"],
		["transparant.png", "png"],
		["pixel_1x1.png", "png"],
		["inrichtingsplan.pdf", "pdf"],
		["verkeersbesluit.pdf", "pdf"],
	])("that is what the name says is sound: %s", async (name, extension) => {
		expect(await verdictOf(sample(name), extension)).toBe("sound");
	});

	it("may be that of any other extension of its type", async () => {
		expect(await verdictOf(sample("zijaanzicht.jpg"), "jpeg")).toBe("sound");
		expect(await verdictOf(sample("zijaanzicht.jpg"), "png")).toBe("refused");
	});

	it("that is another type that is taken is refused with the name it should have, and one that never is with its type", async () => {
		expect(await judge(sample("bovenaanzicht.png"), "jpeg")).toEqual({
			verdict: "refused",
			message:
				'De inhoud van het bestand is van het type "png", maar de naam eindigt op .jpeg. Geef het bestand een naam die eindigt op .png.',
		});
		expect(await judge(sample("startdocument.docx"), "pdf")).toEqual({
			verdict: "refused",
			message: 'Bestand van type "docx" is niet toegestaan.',
		});
	});

	const program = Buffer.concat([text("MZ"), Buffer.alloc(200), text("This program cannot be run in DOS mode.")]);
	it.each<[string, Buffer, string]>([
		["nothing at all", Buffer.alloc(0), "pdf"],
		["one byte", Buffer.from([0xff]), "jpg"],
		["text called a pdf", sample("notitie.txt"), "pdf"],
		["a pdf called a picture", sample("inrichtingsplan.pdf"), "jpg"],
		["a picture called a pdf", sample("bovenaanzicht.png"), "pdf"],
		["a jpeg called a png", sample("zijaanzicht.jpg"), "png"],
		["a Word document", sample("startdocument.docx"), "pdf"],
		["a workbook", sample("meerwerk_offerte.xlsx"), "pdf"],
		["a Windows program", program, "png"],
		["a Linux program", Buffer.concat([text("\x7fELF\x02\x01\x01"), Buffer.alloc(100)]), "jpg"],
		["a Windows shortcut", Buffer.concat([Buffer.from([0x4c, 0, 0, 0, 1, 0x14, 2, 0]), Buffer.alloc(100)]), "pdf"],
		["an installer", Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)]), "pdf"],
		["a page", text("<!DOCTYPE html><html><script>alert(1)</script></html>"), "jpg"],
		["a script", text("#!/bin/sh\nrm -rf /\n"), "png"],
		["a PHP program", text("<?php system($_GET['c']); ?>"), "jpg"],
		["a drawing with a script", text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), "png"],
		[
			"XML with an entity from outside",
			text('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>'),
			"pdf",
		],
		["XML that grows a billion times", text(`<?xml version="1.0"?><!DOCTYPE l [<!ENTITY a "${"&b;".repeat(10)}">]><l>&a;</l>`), "png"],
		["an archive", emptyArchive, "pdf"],
		["a compressed file", Buffer.concat([Buffer.from([0x1f, 0x8b, 8, 0]), Buffer.alloc(30)]), "png"],
		["a GIF that is a script too", text("GIF89a/*\x01\0\0\0*/=1;alert(1)//"), "png"],
		["a bitmap", Buffer.concat([text("BM"), Buffer.alloc(60)]), "png"],
		["a moving picture", Buffer.concat([png().subarray(0, 33), pngChunk("acTL", Buffer.alloc(8)), png().subarray(33)]), "png"],
		["a page before a pdf", pdf({ before: "<html><script>alert(1)</script></html>\n" }), "pdf"],
		["a line break before a pdf", pdf({ before: "\n" }), "pdf"],
		["the test word for scanners", testVirus, "pdf"],
		["a PNG that was cut off", sample("bovenaanzicht.png").subarray(0, 1000), "png"],
		["a PNG without its end", png().subarray(0, -12), "png"],
		["a PNG with a changed byte", Buffer.from(sample("transparant.png").map((byte, index) => (index === 300 ? byte ^ 1 : byte))), "png"],
		[
			"a PNG that says it is longer than it is",
			Buffer.concat([png().subarray(0, 33), Buffer.from([0x7f, 0xff, 0xff, 0xff]), text("IDAT")]),
			"png",
		],
		["a PNG without a picture", Buffer.concat([png().subarray(0, 33), pngChunk("IEND", Buffer.alloc(0))]), "png"],
		["a JPEG that was cut off", sample("zijaanzicht.jpg").subarray(0, 20_000), "jpg"],
		["a JPEG without a picture", Buffer.from([0xff, 0xd8, 0xff, 0xd9]), "jpg"],
		[
			"a JPEG with a segment that is longer than the file",
			Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xdb, 0xff, 0xff]), Buffer.alloc(50)]),
			"jpg",
		],
		["a PDF without its end", sample("inrichtingsplan.pdf").subarray(0, 800), "pdf"],
		["a PDF of a version there never was", text("%PDF-9.9\n%%EOF"), "pdf"],
		["a PNG of 60,000 by 60,000", png({ width: 60_000, height: 60_000 }), "png"],
		["a PNG of 2 by 100,000", png({ width: 2, height: 100_000 }), "png"],
		["a JPEG of 20,000 by 20,000", jpeg({ width: 20_000, height: 20_000 }), "jpg"],
		["a PNG without width", png({ width: 0 }), "png"],
	])("T18 T20 T21 is refused: %s", async (_what, bytes, extension) => {
		expect(await verdictOf(bytes, extension)).toBe("refused");
	});

	const script = "/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>";
	const hidden = "1 0 << /S /JavaScript /JS (app.alert\\(1\\)) >>";
	it.each<[string, Buffer]>([
		["a script", pdf({ catalog: script })],
		["a script under another spelling", pdf({ catalog: "/OpenAction << /S /J#61va#53cript /JS (1) >>" })],
		["scripts by name", pdf({ catalog: "/Names << /JavaScript 9 0 R >>" })],
		["a program to start", pdf({ catalog: "/OpenAction << /S /Launch /F (cmd.exe) >>" })],
		["a file inside", pdf({ objects: ["7 0 obj\n<< /Type /EmbeddedFile /Length 2 >>\nstream\nMZ\nendstream\nendobj\n"] })],
		["a list of files inside", pdf({ catalog: "/Names << /EmbeddedFiles 9 0 R >>" })],
		["rich media", pdf({ objects: ["7 0 obj\n<< /Subtype /RichMedia >>\nendobj\n"] })],
		["a form that sends itself", pdf({ catalog: "/AA << /WC << /S /SubmitForm /F (http://example.org) >> >>" })],
		["a form of another kind", pdf({ catalog: "/AcroForm << /XFA [ (x) 7 0 R ] >>" })],
		["a lock", pdf({ trailer: "/Encrypt 7 0 R" })],
		["a script in an object stream", pdf({ objects: [objectStream(hidden)] })],
		["a script in an object stream of another spelling", pdf({ objects: [objectStream(hidden.replace("JavaScript", "Java#53cript"))] })],
		["an object stream that cannot be opened", pdf({ objects: [objectStream("", { data: text("not compressed") })] })],
		[
			"an object stream compressed twice",
			pdf({ objects: [objectStream(hidden, { dictionary: "/Filter [/ASCIIHexDecode /FlateDecode]" })] }),
		],
		["an object stream in another code", pdf({ objects: [objectStream(hidden, { dictionary: "/Filter /LZWDecode" })] })],
		["an object stream whose code another object names", pdf({ objects: [objectStream(hidden, { dictionary: "/Filter 9 0 R" })] })],
		["an object stream in codes of which others name one", pdf({ objects: [objectStream(hidden, { dictionary: "/Filter [9 0 R]" })] })],
		[
			"an object stream in rows",
			pdf({ objects: [objectStream(hidden, { dictionary: "/Filter /FlateDecode /DecodeParms << /Predictor 12 >>" })] }),
		],
		["an object stream that becomes enormous", pdf({ objects: [objectStream("", { data: deflateSync(Buffer.alloc(70 * 1024 * 1024)) })] })],
		[
			"a script in an object stream behind words that end a stream",
			pdf({ objects: [objectStream(hidden, { dictionary: "/X (stream\n) /Y (endstream) /Filter /FlateDecode" })] }),
		],
		[
			"an object stream behind another one's words",
			pdf({ objects: [objectStream("1 0 << >>"), objectStream(hidden, { dictionary: "/Filter /FlateDecode /X (9 0 obj)" })] }),
		],
		["an object stream without data", pdf({ objects: ["8 0 obj\n<< /Type /ObjStm /N 1 >>\nendobj\n"] })],
		["more streams than a document has", pdf({ objects: ["9 0 obj\n<< >>\nstream\nendstream\nendobj\n".repeat(200_001)] })],
		["an archive behind its end", pdf({ behind: emptyArchive })],
		["an archive over the whole of it", pdf({ objects: ["7 0 obj\n<< >>\nstream\n"], behind: Buffer.concat([text("\n"), emptyArchive]) })],
		["a page inside", pdf({ objects: ["% <html><body>x</body></html>\n"] })],
		["a PHP program inside", pdf({ objects: ["% <?php system($_GET['c']); ?>\n"] })],
		["the test word for scanners behind its end", pdf({ behind: testVirus })],
		["another document behind its end", pdf({ behind: "<script>alert(1)</script>" })],
	])("T19 of a PDF is suspect with %s", async (_what, bytes) => {
		expect(await verdictOf(bytes, "pdf")).toBe("suspect");
	});

	it("of a PDF may have links, bookmarks, pictures and white space at its end", async () => {
		const link = "7 0 obj\n<< /Subtype /Link /A << /S /URI /URI (https://example.org) >> >>\nendobj\n";
		const document = pdf({
			catalog: "/OpenAction [3 0 R /Fit] /Outlines 5 0 R",
			objects: [link, objectStream("1 0 << /A 1 >>")],
			behind: "\r\n  \n",
		});
		expect((await kept(document, "pdf")).equals(document)).toBe(true);
	});

	const payloads: readonly (readonly [string, Buffer])[] = [
		["an archive", emptyArchive],
		["a PDF", pdf()],
		["a PHP program", text("<?php system('id'); ?>")],
		["a page", text("<html><script>alert(1)</script></html>")],
		["a script", text("*/=1;alert(1);/*")],
		["a Windows program", program],
	];
	it.each(payloads)("T19 of a picture is kept without %s that stands in or behind it", async (_what, payload) => {
		const first = payload.subarray(0, 30);
		const pictures: readonly (readonly [Buffer, string])[] = [
			[jpeg({ behind: payload }), "jpg"],
			[jpeg({ more: [jpegSegment(0xfe, payload)] }), "jpg"],
			[jpeg({ more: [jpegSegment(0xe1, Buffer.concat([text("http://ns.adobe.com/xap/1.0/\0"), payload]))] }), "jpg"],
			[jpeg({ more: [jpegSegment(0xed, payload)] }), "jpg"],
			[png({ behind: payload }), "png"],
			[png({ more: [pngChunk("tEXt", Buffer.concat([text("Comment\0"), payload]))] }), "png"],
			[png({ more: [pngChunk("zxCz", payload)] }), "png"],
			[png({ more: [pngChunk("eXIf", payload)] }), "png"],
			// Places where the picture's own data could be hidden but must not be: a profile, a thumbnail, a value that is too long.
			[png({ more: [pngChunk("iCCP", Buffer.concat([text("x\0\0"), payload]))] }), "png"],
			[png({ more: [pngChunk("gAMA", payload)] }), "png"],
			[png({ more: [pngChunk("tRNS", Buffer.concat([payload, Buffer.alloc(257)]))] }), "png"],
			[jpeg({ more: [jpegSegment(0xe2, Buffer.concat([text("ICC_PROFILE\0\x01\x01"), payload]))] }), "jpg"],
		];
		for (const [picture, extension] of pictures) {
			const clean = await kept(picture, extension);
			expect(clean.includes(first)).toBe(false);
			expect(clean.equals(extension === "jpg" ? jpeg() : png())).toBe(true);
		}
	});

	it("of a picture is suspect when the second form stands in what has to be kept", async () => {
		const table = (payload: string) => jpeg({ more: [jpegSegment(0xdb, text(payload))] });
		expect(await verdictOf(table("\x01<?php system('id'); ?>"), "jpg")).toBe("suspect");
		const data = (payload: Buffer) => Buffer.concat([png().subarray(0, -12), pngChunk("IDAT", payload), png().subarray(-12)]);
		expect(await verdictOf(data(text("<script >alert(1)</script>")), "png")).toBe("suspect");
		expect(await verdictOf(data(pdf()), "png")).toBe("suspect");
		expect(await verdictOf(data(emptyArchive), "png")).toBe("suspect");
		expect(await verdictOf(jpeg({ scan: emptyArchive }), "jpg")).toBe("suspect");
		expect(await verdictOf(data(Buffer.concat([text("PK\x05\x06"), Buffer.alloc(100)])), "png")).toBe("sound");
	});

	it("of a JPEG is kept without its thumbnail and what follows the few bytes that say how its points are meant", async () => {
		const head = text("JFIF\0\x01\x02\x01\0\x48\0\x48");
		const adobe = text("Adobe\0\x64\0\0\0\0\x01");
		const hidden = Buffer.alloc(27, "geheim");
		const picture = jpeg({
			more: [jpegSegment(0xe0, Buffer.concat([head, Buffer.from([3, 3]), hidden])), jpegSegment(0xee, Buffer.concat([adobe, hidden]))],
		});
		const clean = await kept(picture, "jpg");
		expect(clean.equals(jpeg({ more: [jpegSegment(0xe0, Buffer.concat([head, Buffer.alloc(2)])), jpegSegment(0xee, adobe)] }))).toBe(true);
	});

	it("of a picture is refused when it says more often how it is made than any picture does", async () => {
		expect(await verdictOf(png({ more: [pngChunk("PLTE", Buffer.alloc(3)), pngChunk("PLTE", Buffer.alloc(3))] }), "png")).toBe("refused");
		const tables = (count: number) => jpeg({ more: Array.from({ length: count }, () => jpegSegment(0xdb, Buffer.alloc(65, 1))) });
		expect([await verdictOf(tables(900), "jpg"), await verdictOf(tables(1_001), "jpg")]).toEqual(["sound", "refused"]);
		expect((await kept(png({ more: Array.from({ length: 50 }, () => pngChunk("gAMA", Buffer.alloc(4))) }), "png")).length).toBe(
			png({ more: [pngChunk("gAMA", Buffer.alloc(4))] }).length,
		);
	});

	it("of a photograph is kept without where and by whom it was taken, and still the right way up", async () => {
		const photograph = sample("zijaanzicht_exif_gedraaid.jpeg");
		const clean = await kept(photograph, "jpeg");
		expect(imageSize(photograph).orientation).toBe(6);
		expect(imageSize(clean)).toMatchObject({ orientation: 6, width: imageSize(photograph).width, height: imageSize(photograph).height });
		expect(clean.length).toBeLessThan(photograph.length);
		const gps = jpegSegment(0xe1, Buffer.concat([text("Exif\0\0II*\0\x08\0\0\0\0\0"), text("GPS 51.98 5.91 Eigenaar")]));
		expect((await kept(jpeg({ more: [gps] }), "jpg")).includes("Eigenaar")).toBe(false);
	});

	it("is never more than a verdict, whatever bytes come", async () => {
		// A small seeded generator, so that a failure can be repeated.
		let state = 1;
		const next = () => (state = (state * 48_271) % 2_147_483_647);
		const seeds = [
			sample("zijaanzicht.jpg"),
			sample("bovenaanzicht.png"),
			sample("inrichtingsplan.pdf"),
			jpeg(),
			png(),
			pdf({ objects: [objectStream("1 0 << >>")] }),
		];
		for (let round = 0; round < 600; round++) {
			const seed = seeds[round % seeds.length] ?? jpeg();
			const spoilt = Buffer.from(seed.subarray(0, round % 3 === 0 ? next() % (seed.length + 1) : seed.length));
			for (let times = next() % 6; times > 0 && spoilt.length > 0; times--) spoilt[next() % spoilt.length] = next() % 256;
			for (const extension of ["jpg", "png", "pdf"]) expect(["sound", "suspect", "refused"]).toContain(await verdictOf(spoilt, extension));
		}
	});
});
