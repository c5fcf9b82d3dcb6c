/** Titles and details of problems. */

export const notStored = "De wijziging is niet opgeslagen";
export const invalid = "De invoer voldoet niet aan de gestelde criteria. Controleer voor details het formulier.";
export const notFoundTitle = "Niet gevonden";
export const notFound = "De door u opgevraagde data kon niet worden gevonden.";
export const notFetched = "De data kon niet opgehaald worden";
export const notStoredData = "De data kon niet opgeslagen worden";
export const notJson = "De invoer is geen geldige JSON.";
export const syncedMissing = "De invoer bevat geen synced-tijdstip van het record.";
export const notSignedIn = "U bent niet aangemeld";
export const signInAsked = "Meld u aan om deze handeling uit te voeren.";
export const callFailed = "De API interactie is mislukt";
export const apiKeyMissing = "De aanroep heeft geen geldige API-sleutel (kopregel x-api-key).";
export const termsNotAccepted = "U heeft de gebruiksvoorwaarden nog niet geaccepteerd.";
export const freshSignInAsked = "Meld u opnieuw aan om uw wachtwoord te wijzigen.";
export const passwordElsewhere = "Uw wachtwoord wijzigt u bij de organisatie waar u zich aanmeldt.";
export const stepNotOpen = "Deze stap kan nu niet gewijzigd worden.";
export const unknownCall = "Deze aanroep bestaat niet op dit adres.";
export const notAcceptable = "Het gevraagde antwoord kan niet in deze vorm gegeven worden.";
export const inputTooLate = "De invoer is niet op tijd ontvangen.";
export const outdated =
	"Uw data van dit record is verouderd ten opzichte van de data in de database. Ververs uw data onder aan de overzichtspagina.";
export const listFilling = "De lijst wordt opgebouwd. Probeer het over een minuut nog eens.";
export const reportWorking = "De rapportage wordt berekend. Probeer het over een minuut nog eens.";
export const alreadyExists = "Dit gegeven bestaat al.";
export const linkUsed = "Deze link is al gebruikt. Vraag een nieuwe aan.";
export const linkExpired = "Deze link is verlopen. Vraag een nieuwe aan.";
export const inputTooLarge = "De invoer is te groot.";
export const addressTooLong = "Het adres is te lang.";
export const jsonAsked = "De invoer moet JSON zijn (application/json).";
export const keyReused = "Deze Idempotency-Key is al gebruikt voor een andere invoer.";
export const tooManyCalls = "Er zijn te veel aanroepen gedaan. Wat u heeft ingevuld blijft staan. Probeer het over een minuut nog eens.";
export const tenantTooBusy =
	"Uw organisatie vraagt op dit moment te veel van Laadstroom, terwijl ook andere het gebruiken. Wat u heeft ingevuld blijft staan. Probeer het over enkele seconden nog eens.";
export const unexpectedTitle = "Een onverwachte fout heeft zich voorgedaan";
export const unexpected = "Er heeft zich een onverwachte situatie voorgedaan. Neem contact op met de ondersteuning.";
export const unavailable = "De dienst is tijdelijk niet beschikbaar. Probeer het later nog eens.";
export const storageQuota =
	"Er is geen ruimte meer voor bestanden van uw organisatie. Alles wat er al is, blijft bereikbaar. Neem contact op met uw beheerder.";
export const storageFull =
	"Er is geen ruimte meer om iets op te slaan. Wat u las blijft bereikbaar. Neem contact op met de beheerder en probeer het later nog eens.";
export const starting = "Laadstroom wordt gestart. Probeer het over een ogenblik nog eens.";
export const headersTooLarge = "De aanroep heeft te veel of te grote kopregels.";
export const startTitle = "Laadstroom wordt gestart";
export const startDetail = "Dit duurt meestal enkele seconden. Deze pagina ververst zichzelf.";
