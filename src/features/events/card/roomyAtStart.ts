import './roomy.css';

document.documentElement.classList.add('roomy');
