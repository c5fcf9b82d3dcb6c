import { describe, expect, it } from "@jest/globals";
import { checkFileSize, sizeText } from "./check-file-size.ts";

const most = 26_214_400;

describe("the size of a file", () => {
	it("is wrong when there is nothing in it, or more than may be, and says how much", () => {
		expect(checkFileSize(0, most)).toBe("Leeg bestand.");
		expect(checkFileSize(1, most)).toBeNull();
		expect(checkFileSize(most, most)).toBeNull();
		expect(checkFileSize(27 * 1024 * 1024, most)).toBe("27 MB, ten hoogste 25 MB.");
		expect(checkFileSize(most + 1, most)).toBe("25,1 MB, ten hoogste 25 MB.");
		expect(checkFileSize(300_000, 262_144)).toBe("293 kB, ten hoogste 256 kB.");
	});

	it("is not too large where nobody knows how large it may be, and empty all the same", () => {
		expect(checkFileSize(most * 100, 0)).toBeNull();
		expect(checkFileSize(0, 0)).toBe("Leeg bestand.");
	});

	it("is written as Dutch people write numbers", () => {
		expect(sizeText(1.5 * 1024 * 1024, "down")).toBe("1,5 MB");
		expect(sizeText(1000, "down")).toBe("0,9 kB");
	});
});
