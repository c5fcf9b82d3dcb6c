/** A page of A5 with a few lines, as somebody's paper might be scanned: a whole PDF without anything of anybody. */
export function demoPaper(lines: readonly string[]): Buffer {
	const shown = lines.map((line) => `(${line.replace(/[\\()]/g, "\\$&")}) Tj 0 -24 Td`).join("\n");
	const content = `BT /F1 14 Tf 40 520 Td\n${shown}\nET`;
	const objects = [
		"<< /Type /Catalog /Pages 2 0 R >>",
		"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
		"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 420 595] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
		`<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
		"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
	];
	let text = "%PDF-1.4\n";
	const places = objects.map((object, index) => {
		const place = text.length;
		text += `${index + 1} 0 obj\n${object}\nendobj\n`;
		return `${String(place).padStart(10, "0")} 00000 n \n`;
	});
	const start = text.length;
	text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join("")}`;
	return Buffer.from(`${text}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`, "latin1");
}
