/** Texts of signing in, passwords and the command for accounts. */

export const foreignForm = "Deze aanvraag komt niet van de pagina van Laadstroom.";
export const passwordsDiffer = "De twee wachtwoorden zijn niet gelijk";
export const failed = "Er ging iets mis. Neem a.u.b. contact op.";
export const triedTooOften = "Er is te vaak geprobeerd. Wacht een minuut.";
export const passwordStored = "Uw wachtwoord is opgeslagen";
export const signInWithIt = "U kunt zich er nu mee aanmelden.";
export const passwordNotStored = "Het wachtwoord is niet opgeslagen";
export const passwordAsked = "Vul een wachtwoord in";
export const passwordWeak = "Dit wachtwoord is niet veilig genoeg";
export const passwordUsedBefore = "Dit wachtwoord is eerder gebruikt, kies een nieuw wachtwoord";
export const passwordRefused = "Dit wachtwoord is niet toegestaan";
export const signInFailed = "Aanmelden is niet gelukt";
export const foreignSignIn = "Deze aanvraag komt niet van de aanmeldpagina van Laadstroom.";
export const emailAsked = "Vul een e-mailadres in";
export const waitToSignIn = (time: string | number) => `Er is te vaak geprobeerd aan te melden. Wacht ${time} en probeer het dan opnieuw.`;
export const noSuchAccount = (email: string | number) => `Er is geen account ${email}.`;
export const noSuchTenant = (tenant: string | number, tenants: string | number) => `Er is geen tenant "${tenant}". Er zijn: ${tenants}.`;
export const noSuchRole = (role: string | number, roles: string | number) => `Er is geen rol "${role}". Er zijn: ${roles}.`;
export const disabledAlready = (email: string | number) => `Het account ${email} is uitgeschakeld. Schakel het eerst weer in (enable).`;
export const passwordLink = (name: string | number, publicUrl: string | number, path: string | number, code: string | number) =>
	`Geef deze link aan ${name}. Hij is 24 uur geldig en werkt één keer:\n\n  ${publicUrl}${path}?code=${code}\n`;
export const notAnEmail = (email: string | number) => `"${email}" is geen e-mailadres.`;
export const nameMissing = 'De naam ontbreekt: --name "Voornaam Achternaam".';
export const roleMissing = "De rol ontbreekt: --role tenant:rol.";
export const accountExists = (email: string | number) => `Er is al een account ${email}.`;
export const accountMade = (email: string | number, link: string | number) => `Het account ${email} is gemaakt.\n${link}`;
export const roleGiven = (email: string | number, role: string | number) => `${email} heeft nu ook de rol ${role}.\n`;
export const roleNotHeld = (email: string | number, role: string | number) => `${email} heeft de rol ${role} niet.`;
export const roleTaken = (email: string | number, tenant: string | number, role: string | number) =>
	`${email} heeft de rol ${tenant}:${role} niet meer.\n`;
export const accountDisabled = (email: string | number) =>
	`Het account ${email} is uitgeschakeld. Wie ermee aangemeld was, is dat binnen een minuut niet meer.\n`;
export const accountEnabled = (email: string | number) => `Het account ${email} is weer ingeschakeld.\n`;
export const noAccounts = "Er zijn nog geen accounts.\n";
export const errorTitle = (title: string | number) => `Fout: ${title}`;
export const choosePassword = "Kies uw wachtwoord";
export const signInUnavailable = "Aanmelden is nu even niet mogelijk. Probeer het later nog eens.";
export const signInBrokenOff = "Het aanmelden is afgebroken.";
export const unknownApplication = "De aanvraag om aan te melden komt niet van een bekende toepassing.";
export const addressNotAllowed = "De aanvraag om aan te melden wil terug naar een adres dat niet is toegestaan.";
export const signOut = "Uitloggen";
export const signedOutTitle = "Afgemeld";
export const signedOut = "U bent afgemeld bij Laadstroom.";
export const signIn = "Aanmelden";
export const otherTerms = (version: string | number) =>
	`Alleen de huidige versie van de gebruiksvoorwaarden (${version}) kan geaccepteerd worden.`;
export const linkUsed = "Deze link is verlopen of al gebruikt. Vraag een nieuwe aan bij uw beheerder.";
export const wrongCredentials = "Het e-mailadres of het wachtwoord is niet juist.";
export const requestUsed = "De aanvraag om aan te melden is verlopen of al gebruikt.";
export const notARole = (typed: string | number) => `"${typed}" is geen rol. Schrijf tenant:rol of tenant:rol:0202,0268.`;
export const notCodes = (codes: string | number) =>
	`"${codes}" zijn geen codes. Schrijf ze met komma's ertussen, of laat ze weg voor alle.`;
export const incompleteSignIn = "De aanvraag om aan te melden is niet volledig of niet geldig.";
export const seconds = (count: number) => (count === 1 ? "1 seconde" : `${count} seconden`);
export const disabled = "  (uitgeschakeld)";
export const forAccount = "Voor het account";
export const thenSignIn = ". Daarna meldt u zich ermee aan.";
export const newPassword = "Nieuw wachtwoord";
export const newPasswordAgain = "Nieuw wachtwoord, nog een keer";
export const passwordHint =
	"Minimaal 8 tekens. Een zin van een paar woorden is sterker dan losse tekens. Niet toegestaan is wat een ander snel raadt: een veelgebruikt wachtwoord, minder dan vijf verschillende tekens, of uw naam, e-mailadres, organisatie of de naam van dit product erin.";
export const save = "Opslaan";
export const signOutAsked = "Wilt u uitloggen bij Laadstroom?";
export const signOutYes = "Ja, uitloggen";
export const signOutNo = "Nee, niet uitloggen";
export const toProduct = "Naar Laadstroom";
export const signInToContinue = "Meld u aan om verder te gaan naar Laadstroom.";
export const email = "E-mailadres";
export const password = "Wachtwoord";
export const passwordForgotten = "Wachtwoord vergeten? Vraag uw beheerder om een link waarmee u een nieuw wachtwoord kiest.";
export const demoAccounts = "Demo-accounts";
export const demoPassword = "Kies een account om Laadstroom te proberen. Het wachtwoord van alle demo-accounts is";
