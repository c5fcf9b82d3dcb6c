/** The wording of 'Waarom?'. */

export const hiddenFact = (step: string) => `hangt af van een antwoord in stap ${step} dat u niet ziet`;
export const hiddenElsewhere = "hangt af van een antwoord dat u niet ziet";
export const endOfProcess = "Einde van het proces";
export const inSubSteps = "Verder in de deelstappen";
