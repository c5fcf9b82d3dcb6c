/** What the engine says about edits of a tenant's files that can't be applied. */

export const refusals = {
	"bad-path": "Dit is geen bestand in de map van de organisatie.",
	"no-such-file": "Dit bestand is er niet (meer).",
	"not-text": "Dit bestand is geen tekst en kan hier niet bewerkt worden.",
	"not-json": "De tekst van dit bestand is geen JSON. Herstel eerst de tekst.",
	"no-such-place": "Deze plaats is er niet (meer).",
	"not-a-list": "Op deze plaats staat geen lijst.",
	"not-an-object": "Op deze plaats staan geen namen.",
	"name-taken": "Deze naam is al in gebruik.",
	alike: "Er zijn er meer die hetzelfde zijn; welke bedoeld is, is niet te zeggen.",
	"inside-itself": "Iets kan niet in zichzelf worden geplaatst.",
	"whole-file": "Dit kan niet met een heel bestand.",
	"too-deep": "Dit is te diep genest.",
	"too-long": "Een pagina van de handleiding is hoogstens 100.000 tekens lang. Verdeel de tekst over meer pagina's.",
} as const;
