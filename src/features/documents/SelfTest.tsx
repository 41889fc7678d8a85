import './SelfTest.css';
import { useRef, useState } from 'react';
import { QUESTIONS, verdict } from './selfTest.ts';

interface Answers {
  yes: number;
  no: number;
}

/** The self-test questions. Answers are read from the form, counted and not kept. */
export function SelfTest() {
  const [{ yes, no }, setAnswers] = useState<Answers>({ yes: 0, no: 0 });
  const answered = yes + no;

  const form = useRef<HTMLFormElement>(null);

  function count() {
    if (!form.current) return;
    const answers = [...new FormData(form.current).values()];
    const given = (answer: string) => answers.filter((value) => value === answer).length;
    setAnswers({ yes: given('yes'), no: given('no') });
  }
  return (
    <form ref={form} className="self-test" autoComplete="off" onChange={count}>
      {QUESTIONS.map((question, index) => (
        <fieldset key={question} className="self-test__question">
          <legend>
            {index + 1}. {question}
          </legend>
          <label className="self-test__answer">
            <input type="radio" name={`question-${index}`} value="yes" /> Yes
          </label>
          <label className="self-test__answer">
            <input type="radio" name={`question-${index}`} value="no" /> No
          </label>
        </fieldset>
      ))}
      <p className="self-test__verdict" role="status">
        {answered < QUESTIONS.length ? `${answered} of ${QUESTIONS.length} answered` : verdict(yes)}
      </p>
    </form>
  );
}
