import type { FormEvent } from 'react';
import { useSnapshot } from 'valtio';
import { KYC_NEEDS } from '../../contract/account/kyc.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { RadioCard } from '../../ui/form/RadioCard.tsx';
import { kycForm, nextStep } from './kycForm.ts';
import { DOCUMENTS, IN_ORDER } from './kycWords.ts';

/** Asks for the kind of document, its number where needed, and the date of birth. */
export function DocumentStep() {
  const { documentType, docId, birthDate, errors } = useSnapshot(kycForm, { sync: true });
  const needs = documentType && KYC_NEEDS[documentType];
  function submit(event: FormEvent) {
    event.preventDefault();
    nextStep();
  }
  return (
    <form onSubmit={submit} noValidate autoComplete="off">
      <fieldset aria-describedby="kyc-document-error">
        <legend className="field__label">Which document do you have?</legend>
        <div className="kyc-form__choices">
          {IN_ORDER.map((option) => (
            <RadioCard
              key={option}
              name="documentType"
              value={option}
              isChosen={documentType === option}
              onChoose={() => {
                kycForm.documentType = option;
              }}
            >
              <span className="kyc-form__document">
                {DOCUMENTS[option].name}
                <small>{DOCUMENTS[option].needs}</small>
              </span>
            </RadioCard>
          ))}
        </div>
        <p className="field__error" id="kyc-document-error">
          {errors.documentType}
        </p>
      </fieldset>
      {documentType && needs?.docId && (
        <Field
          label={
            needs.digits
              ? `Your ${DOCUMENTS[documentType].name}, ${needs.digits} digits`
              : 'Number on the card'
          }
          value={docId}
          {...(needs.digits ? { inputMode: 'numeric' } : { autoCapitalize: 'characters' })}
          onChange={({ currentTarget }) => {
            kycForm.docId = currentTarget.value;
          }}
          error={errors.docId}
        />
      )}
      <Field
        label="Date of birth"
        hint={`As on your ${needs?.front === false ? 'bank records' : 'document'}. You must be at least 18.`}
        type="date"
        value={birthDate}
        onChange={({ currentTarget }) => {
          kycForm.birthDate = currentTarget.value;
        }}
        error={errors.birthDate}
      />
      <Button type="submit" isWide>
        {needs?.front === false ? 'Continue' : 'Continue to the pictures'}
      </Button>
    </form>
  );
}
