import { expect, it } from "@jest/globals";
import { collationKey } from "./collation-key.ts";
import { textCells } from "./process-list-row.ts";

it("keeps a text as it is compared, its sort key where that differs, and nothing of an empty one", () => {
	expect(textCells("remark", "Aan de Rand")).toEqual({ remark: "aan de rand" });
	expect(textCells("remark", "Paal 7")).toEqual({ remark: "paal 7", "remark#": collationKey("Paal 7") });
	expect(textCells("remark", "Café 7")).toEqual({ remark: "cafe 7", "remark#": collationKey("Café 7") });
	expect(textCells("remark", "")).toEqual({});
});

it("leaves out what PostgreSQL cannot keep, without joining the numbers beside it", () => {
	expect(textCells("remark", "1\u00002 \ud800b")).toEqual({
		remark: "12 b",
		"remark#": `${"1".padStart(12, "0")}${"2".padStart(12, "0")} b`,
	});
});
