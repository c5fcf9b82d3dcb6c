import type { RequestContact } from "../../engine/index.ts";
import type { SeededRandom } from "./seeded-random.ts";

/** Composed of ordinary words; they sound like surnames but were taken from nobody. */
const surnames = [
	"Oeverbrink",
	"Hazelwaard",
	"Kromhage",
	"Lindevaart",
	"Bremstra",
	"Elzinkhof",
	"Waterbeek",
	"Zandstroom",
	"Heidelaar",
	"Korenkamp",
	"Noorderwiel",
	"Ploegveld",
	"Rietschans",
	"Sluiswijk",
	"Terpema",
	"Uilenburgh",
	"Veenhage",
	"Wilgenstra",
	"Iepenaar",
	"Jachtwiel",
	"Dijkema-Vaart",
	"Eikenschot",
	"Fluitekamp",
	"Grutterink",
	"Halmveld",
	"Inktveld",
	"Joffersma",
	"Klaverstra",
	"Lokweide",
	"Molenschot",
	"Nevelink",
	"Otterhage",
	"Pluimstra",
	"Rozenschans",
	"Sterrewiel",
	"Turfhage",
	"Vlindersma",
	"Weidebrink",
	"Zilverschot",
	"Kwartelink",
] as const;
const prefixes = ["", "", "", "", "", "van "] as const;
const women = ["Fenna", "Lieke", "Noor", "Sanne", "Yara", "Esra", "Maud", "Tess", "Amina", "Roos", "Hilde", "Jip"] as const;
const men = ["Bram", "Daan", "Joris", "Mees", "Samir", "Tijn", "Ruben", "Emre", "Koen", "Sef", "Wout", "Pim"] as const;

/** A fictitious person; `phone`: a digit for every #. The e-mail address leads nowhere: .example belongs to nobody. */
export function inventedPerson(
	random: SeededRandom,
	phone: string,
): Pick<RequestContact, "initials" | "firstname" | "surname" | "title" | "phone" | "email"> {
	const woman = random.chance(0.5);
	const firstname = random.pick(woman ? women : men);
	const surname = `${random.pick(prefixes)}${random.pick(surnames)}`;
	const mailbox = `${firstname}.${surname}`
		.normalize("NFD")
		.replaceAll(/[^A-Za-z.]/g, "")
		.toLowerCase();
	return {
		initials: `${firstname.charAt(0)}.`,
		firstname,
		surname,
		title: woman ? "mevr." : "dhr.",
		phone: phone.replaceAll("#", () => String(random.whole(0, 9))),
		email: `${mailbox}${random.whole(1, 99)}@post.example`,
	};
}
